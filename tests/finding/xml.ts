/** A minimal XML parser for tests, which rejects malformed input. */

const TAG =
  /<(?:!\[CDATA\[(?<data>[\s\S]*?)\]\]>|\?[^>]*\?>|(?<close>\/)?(?<name>[\w:-]+)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<empty>\/)?>)/g;

/** The texts of elements by name, in order. @throws if tags do not match, or a text contains an unescaped < or & */
export function xmlTexts(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const open: { name: string; text: string }[] = [];
  let end = 0;
  const take = (text: string) => {
    if (/<|&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)) throw new Error(`not well formed: ${text}`);
    const last = open.at(-1);
    if (last) last.text += text;
    else if (text.trim() !== '') throw new Error(`text outside of elements: ${text}`);
  };
  for (const match of xml.matchAll(TAG)) {
    take(xml.slice(end, match.index));
    end = match.index + match[0].length;
    const { data, close, name, empty } = match.groups ?? {};
    const last = open.at(-1);
    if (data !== undefined && last) last.text += data;
    if (name === undefined || empty !== undefined) continue;
    if (close === undefined) {
      open.push({ name, text: '' });
      continue;
    }
    if (last?.name !== name) throw new Error(`</${name}> ends <${last?.name}>`);
    open.pop();
    texts.set(name, [...(texts.get(name) ?? []), last.text]);
  }
  take(xml.slice(end));
  if (open.length > 0) throw new Error(`<${open.at(-1)?.name}> has no end`);
  return texts;
}
