import type { CSSProperties } from 'react';
import type { Theme } from '../generated/types.ts';

type Colours = Record<keyof Theme['tones']['paper'], string>;

/** The colours of a background by role. @throws RangeError for a name that the palette lacks; the checker reports it */
function coloursOf(theme: Theme, tone: keyof Theme['tones']): Colours {
  const { palette, tones } = theme;
  const colour = (role: keyof Colours) => {
    const found = palette[tones[tone][role]];
    if (found === undefined) throw new RangeError(`The palette has no colour "${tones[tone][role]}".`);
    return found;
  };
  return {
    surface: colour('surface'),
    raised: colour('raised'),
    text: colour('text'),
    muted: colour('muted'),
    accent: colour('accent'),
    link: colour('link'),
    line: colour('line'),
    button: colour('button'),
    buttonText: colour('buttonText'),
  };
}

/**
 * A font with system fallbacks. Mail programs do not load fonts, so the site's own is only shown to readers who have it
 * installed.
 */
function fontStack(family: string): string {
  const own = family === 'system' ? '' : `${family}, `;
  return `${own}Segoe UI, Helvetica Neue, Helvetica, Arial, sans-serif`;
}

/** Style rules for programs that support them. They contain no quotes and no `>`, which React would escape. */
function rulesFor({ surface, raised, text, muted, link, line, button, buttonText }: Colours): string {
  const dark: [string, string][] = [
    // The library sets the body's colour on a cell without a class.
    ['.m-ground', `background-color:${surface}!important`],
    ['.m-ground td', `background-color:${surface}!important`],
    ['.m-raised', `background-color:${raised}!important`],
    ['.m-raised td', `background-color:${raised}!important`],
    ['.m-text', `color:${text}!important`],
    ['.m-muted', `color:${muted}!important`],
    ['.m-link', `color:${link}!important`],
    ['.m-line', `border-color:${line}!important`],
    ['.m-button', `background-color:${button}!important;color:${buttonText}!important`],
  ];
  const darkRules = dark.map(([selector, rule]) => `${selector}{${rule}}`).join('');
  // Outlook on phones and in the browser sets an attribute instead of supporting the media query.
  const outlookRules = dark
    .map(([selector, rule]) => `[data-ogsc] ${selector},[data-ogsb] ${selector}{${rule}}`)
    .join('');
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{margin:0;-webkit-text-size-adjust:100%}',
    // Mail programs turn dates and numbers into links; these should look like the text around them.
    'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}',
    '@media (max-width:480px){.m-heading{font-size:26px!important}',
    '.m-cell{display:block!important;width:auto!important}.m-label{padding-bottom:0!important;border-bottom:0!important}',
    '.m-value{padding-top:2px!important}.m-button{display:block!important;text-align:center!important}}',
    `@media (prefers-color-scheme:dark){${darkRules}}`,
    outlookRules,
  ].join('');
}

const WRAP: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

type Styles = Record<string, CSSProperties>;

/** The frame of a mail: background, width and site name. */
function frameStyles({ surface, text, accent, line }: Colours, display: string) {
  return {
    hidden: {
      display: 'none',
      overflow: 'hidden',
      maxHeight: 0,
      maxWidth: 0,
      opacity: 0,
      lineHeight: '1px',
      color: surface,
    },
    ground: { backgroundColor: surface, margin: 0, padding: '36px 20px 44px' },
    container: { width: '100%', maxWidth: 560, margin: '0 auto', tableLayout: 'fixed' },
    // Text on the accent is always ink, in light and dark mode.
    wordmark: {
      padding: '7px 13px 8px',
      borderRadius: 8,
      backgroundColor: accent,
      color: text,
      fontFamily: display,
      fontSize: 17,
      fontWeight: 600,
      lineHeight: '22px',
      letterSpacing: '-0.01em',
      textDecoration: 'none',
    },
    rule: { margin: '40px 0 20px', border: 0, borderTop: `1px solid ${line}`, width: '100%' },
  } satisfies Styles;
}

/** Running text, and links in it. */
function textStyles({ muted, link }: Colours, base: CSSProperties) {
  const small: CSSProperties = { ...base, fontSize: 13, lineHeight: '20px', color: muted };
  return {
    paragraph: { ...base, margin: '0 0 16px' },
    quoteLabel: { ...small, marginBottom: 4 },
    quoteText: { ...base },
    link: { ...base, color: link, textDecoration: 'underline' },
    linkLine: { ...base, margin: '8px 0 0' },
    closing: { ...base, margin: '28px 0 0' },
    small: { ...small, margin: '0 0 12px' },
    smallLink: { ...small, textDecoration: 'underline' },
  } satisfies Styles;
}

/** Styles of quotes and the table of answers. */
function tableStyles({ raised, accent, line, muted }: Colours, base: CSSProperties) {
  const cell: CSSProperties = { ...base, padding: '11px 0', borderBottom: `1px solid ${line}`, verticalAlign: 'top' };
  return {
    quote: {
      width: '100%',
      margin: '24px 0',
      backgroundColor: raised,
      borderLeft: `4px solid ${accent}`,
      tableLayout: 'fixed',
    },
    quoteInside: { padding: '16px 20px 18px' },
    details: {
      margin: '24px 0 28px',
      borderTop: `1px solid ${line}`,
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
    },
    label: { ...cell, width: '30%', color: muted, fontSize: 14, fontWeight: 400, textAlign: 'left', paddingRight: 16 },
    value: { ...cell },
  } satisfies Styles;
}

/** The styles of mails in the site's theme: light colours inline, dark ones as rules. */
export function mailStyle(theme: Theme) {
  const light = coloursOf(theme, 'paper');
  const body = fontStack(theme.fonts.text.family);
  const display = fontStack(theme.fonts.display.family);
  const base: CSSProperties = {
    ...WRAP,
    margin: 0,
    fontFamily: body,
    fontSize: 16,
    lineHeight: '26px',
    color: light.text,
  };
  return {
    rules: rulesFor(coloursOf(theme, 'ink')),
    ...frameStyles(light, display),
    ...textStyles(light, base),
    ...tableStyles(light, base),
    heading: {
      ...WRAP,
      margin: '36px 0 20px',
      fontFamily: display,
      fontSize: 32,
      fontWeight: 600,
      lineHeight: 1.16,
      letterSpacing: '-0.015em',
      color: light.text,
    },
    button: {
      margin: '8px 0 12px',
      padding: '13px 26px',
      borderRadius: 99,
      backgroundColor: light.button,
      color: light.buttonText,
      fontFamily: body,
      fontSize: 16,
      fontWeight: 600,
      textDecoration: 'none',
    },
  } satisfies Record<string, CSSProperties | string>;
}
