import { type Advice, suggestWriting } from '../suggestions.ts';

/** Finds links to a mail or chat whose text would be cut off, or that would not open a chat. */
export function messageLinkIssue(link: string): (Advice & { code: 'bad-link'; message: string }) | undefined {
  if (!/^(?:mailto:|https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send))/i.test(link)) return undefined;
  const right = withPlainNumber(link).replace(
    /(?<=[?&](?:text|subject|body)=).*?(?=&(?:text|subject|body)=|$)/gs,
    encoded,
  );
  if (right === link) return undefined;
  const isCut = /[?&](?:text|subject|body)=[^#]*?(?:#|&(?!\w+=))/s.test(link);
  return {
    code: 'bad-link',
    message: isCut
      ? `The message in this link ends at "${/#|&(?!\w+=)/.exec(link)?.[0]}": the rest would not be sent.`
      : `"${link.length > MAX_LENGTH ? `${link.slice(0, MAX_LENGTH)}…` : link}" has characters that are not allowed in this kind of link.`,
    ...suggestWriting(right),
  };
}

const MAX_LENGTH = 60;

/** The text of a message, encoded for a link. Gaps that the page fills in stay as they are. */
function encoded(words: string): string {
  const signs: Record<string, string> = { ' ': '%20', '&': '%26', '#': '%23', '"': '%22', '\n': '%0A' };
  return words.replace(/\{\{[^}]*\}\}|[ &#"\n]/g, (sign) => signs[sign] ?? sign);
}

/** A chat link with a number without plus sign and spaces, as chats need it. */
function withPlainNumber(link: string): string {
  return link
    .replace(
      /^https:\/\/api\.whatsapp\.com\/send\/?\?phone=\+?\{\{\s*site\.\w+\s*\}\}&?/,
      'https://wa.me/{{site.whatsapp}}?',
    )
    .replace(/(?<=^https:\/\/api\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2B|\s)+(?=\d)/, '')
    .replace(/(?<=^https:\/\/wa\.me\/[^?&]*)&(?=text=)/, '?')
    .replace(/\?$/, '');
}
