import { textProperty } from '../../../read/json.ts';
import { suggestedHost } from '../../../references/addresses/mail-hosts.ts';
import { replaceSubstring, unsure } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';
import { Sign } from '../../text-rules/text-signs.ts';

const HOST = /(?<=[\w.+-]@)[\w-]+(?:\.[\w-]+)+/g;

/** Checks the host names of email addresses for typing mistakes. */
export const check: Check = {
  codes: { 'misspelt-mail-host': 'warning' },
  start: (content, report) => {
    const own = ['email', 'inbox'].flatMap(
      (name) => textProperty(content.data('site'), name)?.split('@')[1]?.toLowerCase() ?? [],
    );
    return {
      text: (text, pointerOf, { file }, signs) => {
        if ((signs & Sign.at) === 0) return;
        const pointer = pointerOf();
        // The addresses in site.json are compared with each other.
        const known = file.kind.name === 'site' && pointer === '/inbox' ? own.slice(0, 1) : own;
        const others = file.kind.name === 'site' && pointer === '/email' ? [] : known;
        const slip = [...text.matchAll(HOST)].find(([host]) => suggestedHost(host, others) !== undefined)?.[0];
        const meant = slip === undefined ? undefined : suggestedHost(slip, others);
        if (slip === undefined || meant === undefined) return;
        report({
          path: file.path,
          pointer,
          at: { text: slip },
          code: 'misspelt-mail-host',
          message: `Mails to "${slip}" would not arrive; it looks like a misspelling of "${meant}".`,
          suggestion: `Write "${meant}".`,
          fix: unsure(replaceSubstring(pointer, text, slip, meant)),
        });
      },
    };
  },
};
