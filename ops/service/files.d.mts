export function caddyFile(options: { domain: string; ownAuthority: boolean }): string;
