import { textProperty } from '../../../read/json.ts';
import { meantHost } from '../../../references/addresses/mail-hosts.ts';
import { replacePiece, unsure } from '../../../report/fixes.ts';
import type { Check } from '../../check.ts';
import { Sign } from '../../slips/text-signs.ts';

const HOST = /(?<=[\w.+-]@)[\w-]+(?:\.[\w-]+)+/g;

/** Mail addresses, wherever they stand, name hosts that are spelt right. */
export const check: Check = {
  codes: { 'misspelt-mail-host': 'warning' },
  start: (content, report) => {
    const own = ['email', 'inbox'].flatMap(
      (name) => textProperty(content.data('site'), name)?.split('@')[1]?.toLowerCase() ?? [],
    );
    return {
      text: (text, pointerOf, { file }, signs) => {
        if ((signs & Sign.at) === 0) return;
        const slip = [...text.matchAll(HOST)].find(([host]) => meantHost(host, own) !== undefined)?.[0];
        const meant = slip === undefined ? undefined : meantHost(slip, own);
        if (slip === undefined || meant === undefined) return;
        const pointer = pointerOf();
        report({
          path: file.path,
          pointer,
          at: { text: slip },
          code: 'misspelt-mail-host',
          message: `Mails to "${slip}" would not arrive: it looks like a slip of "${meant}".`,
          suggestion: `Write "${meant}".`,
          fix: unsure(replacePiece(pointer, text, slip, meant)),
        });
      },
    };
  },
};
