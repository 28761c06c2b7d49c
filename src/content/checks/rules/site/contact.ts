import { normalisePhone } from '../../../../forms/rules/index.ts';
import { textProperty } from '../../../read/json.ts';
import { figuresInWords, phoneNumbersOf } from '../../../references/phone-numbers.ts';
import type { Issue } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** The phone number that people read is the one that their phones dial, and one that the country has. */
export const check: Check = {
  codes: { 'phones-differ': 'error', 'impossible-phone': 'error' },
  start: (_content, report) => ({
    document: ({ file, data }) => {
      if (file.kind.name !== 'site') return;
      const fault = differing(data) ?? impossible(data);
      if (fault) report({ path: file.path, ...fault });
    },
  }),
};

type Fault = Omit<Issue, 'path'>;

function differing(data: unknown): Fault | undefined {
  const phone = textProperty(data, 'phone');
  const link = textProperty(data, 'phoneLink');
  if (phone === undefined || link === undefined || phone.replace(/\D/g, '') === link.replace(/\D/g, ''))
    return undefined;
  return {
    pointer: '/phoneLink',
    code: 'phones-differ',
    message: `Phones would dial ${link}, but people read ${phone}.`,
    suggestion: `Write "+${phone.replace(/\D/g, '')}", or correct "phone".`,
  };
}

function impossible(data: unknown): Fault | undefined {
  const phone = textProperty(data, 'phone');
  const numbers = phoneNumbersOf(data);
  if (phone === undefined || !numbers || normalisePhone(phone, numbers) !== null) return undefined;
  return {
    pointer: '/phone',
    code: 'impossible-phone',
    message: `${phone} is no number that "phoneNumbers" allows: behind +${numbers.countryCode} come ${figuresInWords(numbers)}.`,
    suggestion: 'Correct the number, or what "phoneNumbers" says of the numbers of the country.',
  };
}
