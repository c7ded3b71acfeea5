// Access to the browser's Trusted Types. The pages of the back-office may turn text into HTML or script URLs
// only through the policies named in their Content-Security-Policy (src/main/pages/render-page.ts).

type Rules = { createHTML?(text: string): string; createScriptURL?(text: string): string };

declare global {
  interface Window {
    /**
     * The browser's factory of Trusted Types policies; undefined in browsers without Trusted Types. The
     * policies return objects, which callers may treat as strings.
     */
    trustedTypes?: { createPolicy<PolicyRules extends Rules>(name: string, rules: PolicyRules): PolicyRules };
  }
}

/**
 * Creates a Trusted Types policy; undefined on the server and in browsers without Trusted Types, which accept
 * plain text.
 */
export function trustedPolicy<PolicyRules extends Rules>(
  name: string,
  rules: PolicyRules,
): PolicyRules | undefined {
  return typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy(name, rules);
}
