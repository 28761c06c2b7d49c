import { listProperty, textProperty } from '../../../read/json.ts';
import type { ContentDocument, FileIssue, Issues, Rule } from '../../rule.ts';
import { dictionary } from '../../spelling/dictionary.ts';

/** Checks that a mail to visitors does not greet one of them. English only. */
export const rule: Rule = {
  codes: { 'greeting-by-name': 'warning' },
  files: 'emails',
  *onDocument(mail, content) {
    if (content.isEnglish && textProperty(mail.data, 'to') === 'submitter') yield greetings(mail);
  },
};

/** A greeting with a name that is no word, unlike "Dear guest". */
const GREETING = /^(?:Dear|Hello|Hi|Habari)(?: (?:Mr|Mrs|Ms|Dr)\.?)? (\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?[,!.:]/u;

function greetings({ data }: ContentDocument): Issues<FileIssue> {
  return listProperty(data, 'paragraphs').map((text, index) => {
    const [piece, name = ''] = GREETING.exec(String(text)) ?? [];
    if (piece === undefined || dictionary().british.has(name.toLowerCase())) return undefined;
    return {
      code: 'greeting-by-name',
      pointer: `/paragraphs/${index}`,
      at: { text: piece },
      message: `"${piece}" greets one person, but everybody who sends the form gets this mail.`,
      suggestion: 'Leave out the name.',
    };
  });
}
