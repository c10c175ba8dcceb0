/** A policy of Trusted Types: what it made may be assigned where a string is refused. Typed as strings, since the DOM's types know no others. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { [Rule in keyof Policy]: Policy[Rule] }): Policy;
}

/** The policies that documents allow: the site's own and, where an editor works, that of the libraries. */
export const policyNames = ['foyer', 'default'] as const;

/** Makes a policy (SEC-40); null where the browser has no Trusted Types. Scripts are allowed from this origin alone, evaluated text never. */
export function createPolicy(name: (typeof policyNames)[number], createHTML: Policy['createHTML']): Policy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScriptURL = (address: string) => {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`No script from ${address}.`);
    return address;
  };
  return trustedTypes?.createPolicy(name, { createHTML, createScriptURL }) ?? null;
}

const policy = createPolicy('foyer', (html) => html);

/** Markup that this site has served, for a place that takes no string (SEC-40). What somebody has typed or pasted is no such markup. */
export function servedMarkup(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** The document of an answer of this site. Nothing in it runs or loads. */
export function parseServed(html: string): Document {
  return new DOMParser().parseFromString(servedMarkup(html), 'text/html');
}

/** The address of a script of this site. @throws TypeError for one of another origin */
export function servedScript(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
