/** The maximum nesting of content. Nobody needs more, and processing it could exhaust memory or stack. */
export const deepestNesting = 60;

const [QUOTE, BACKSLASH, OPEN, CLOSE] = [...'"\\{}'].map((sign) => sign.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST] = [...'[]'].map((sign) => sign.charCodeAt(0));

/** Whether a text is nested too deeply to be processed without a stack overflow. */
export function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText && code === BACKSLASH) at++;
    else if (!isInText && (code === OPEN || code === OPEN_LIST)) depth++;
    else if (!isInText && (code === CLOSE || code === CLOSE_LIST)) depth--;
    if (depth > deepestNesting) return true;
  }
  return false;
}
