// Access to the browser's Trusted Types: the pages of the back-office turn text into HTML or script URLs only
// through the policies named in their header (src/main/pages/render-page.ts).

type Rules = { createHTML?(text: string): string; createScriptURL?(text: string): string };

declare global {
  interface Window {
    /**
     * Creates a policy. In fact a policy returns objects; callers may treat them as strings. Undefined in
     * browsers without Trusted Types.
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
