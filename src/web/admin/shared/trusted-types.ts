// What browsers that know trusted types offer: the pages of the back-office make nothing dangerous of a text
// but by the policies whose names stand in their header (src/main/pages/render-page.ts).

type Rules = { createHTML?(text: string): string; createScriptURL?(text: string): string };

declare global {
  interface Window {
    /** What a policy makes is an object; to whoever calls it is the text it stands for. */
    trustedTypes?: { createPolicy<PolicyRules extends Rules>(name: string, rules: PolicyRules): PolicyRules };
  }
}

/** Undefined on the server, and in browsers that take the text. */
export function trustedPolicy<PolicyRules extends Rules>(
  name: string,
  rules: PolicyRules,
): PolicyRules | undefined {
  return typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy(name, rules);
}
