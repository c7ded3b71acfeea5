// How a signed link's token looks, for whoever has to tell one from other text, browsers included. Whether it
// is ours is told by its signature alone (platform/tokens).

/** What it is about, and the signature, both as base64url. */
export const TOKEN_PATTERN = /^[\w-]+\.[\w-]{24}$/;
