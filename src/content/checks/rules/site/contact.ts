import { textProperty } from '../../../read/json.ts';
import type { Check } from '../../check.ts';

/** The phone number that people read is the one that their phones dial. */
export const check: Check = {
  codes: {
    'phones-differ': 'error',
  },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      const phone = textProperty(data, 'phone');
      const link = textProperty(data, 'phoneLink');
      if (file.kind.name !== 'site' || phone === undefined || link === undefined) return;
      if (phone.replace(/\D/g, '') === link.replace(/\D/g, '')) return;
      report({
        path: file.path,
        pointer: '/phoneLink',
        code: 'phones-differ',
        message: `Phones would dial ${link}, but people read ${phone}.`,
        suggestion: `Write "+${phone.replace(/\D/g, '')}", or correct "phone".`,
      });
    },
  }),
};
