/**
 * The only way from a text to HTML: browsers that have Trusted Types refuse every other one, since each page's policy
 * names this one alone. What comes here was rendered by the build.
 */
import { POLICIES } from '../../contracts/trusted-types.ts';

declare global {
  /** What the browser takes in the place of a text that it would read as HTML. */
  interface TrustedHTML {
    toJSON(): string;
  }
  /** What the browser takes in the place of an address that it would run. */
  interface TrustedScriptURL {
    toJSON(): string;
  }
  interface Element {
    insertAdjacentHTML(position: InsertPosition, html: TrustedHTML | string): void;
  }
  interface TrustedTypes {
    createPolicy(
      name: string,
      rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string | null },
    ): { createHTML(html: string): TrustedHTML };
  }
  /** Missing in browsers without Trusted Types, and while the site is built. */
  var trustedTypes: TrustedTypes | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy(POLICIES.html, { createHTML: (html) => html });

/** HTML of our own rendering, as the browser takes it. */
export function trustedHtml(html: string): TrustedHTML | string {
  return policy ? policy.createHTML(html) : html;
}
