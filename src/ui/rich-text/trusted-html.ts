/**
 * The only way to turn a string into HTML: browsers with Trusted Types refuse any other, because each page's policy
 * allows only this one. The strings come from the build.
 */
import { POLICIES } from '../../contracts/trusted-types.ts';

declare global {
  /** The browser's type for trusted HTML. */
  interface TrustedHTML {
    toJSON(): string;
  }
  /** The browser's type for trusted script URLs. */
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

/** Marks our own rendered HTML as trusted. */
export function trustedHtml(html: string): TrustedHTML | string {
  return policy ? policy.createHTML(html) : html;
}
