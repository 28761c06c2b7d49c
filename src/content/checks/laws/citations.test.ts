import { expect, test } from 'vitest';
import { citationsIn, numberOf } from './citations.ts';

const shortly = (text: string) =>
  citationsIn(text, 'Kenya').map((one) => `${one.name} | ${numberOf(one)} | ${one.written}`);

test.each([
  ['Under the Rent Restriction Act (Cap. 296).', ['Rent Restriction Act | Cap. 296 | Rent Restriction Act (Cap. 296)']],
  ['the Rent Restriction Act, Cap. 296,', ['Rent Restriction Act | Cap. 296 | Rent Restriction Act, Cap. 296']],
  ['Kenya’s **Data Protection Act 2019**.', ['Data Protection Act | 2019 | Data Protection Act 2019']],
  [
    'Portugal’s Data Protection Act 2019',
    ['Portugal’s Data Protection Act | 2019 | Portugal’s Data Protection Act 2019'],
  ],
  [
    'The Workmen’s Compensation Act of 1988',
    ['Workmen’s Compensation Act | 1988 | Workmen’s Compensation Act of 1988'],
  ],
  [
    'the Landlord and Tenant (Shops, Hotels and Catering Establishments) Act (Cap. 301)',
    [
      'Landlord and Tenant (Shops, Hotels and Catering Establishments) Act | Cap. 301 | Landlord and Tenant (Shops, Hotels and Catering Establishments) Act (Cap. 301)',
    ],
  ],
  [
    'the Data Protection Act, 2019 (Cap. 411C)',
    [
      'Data Protection Act | 2019 | Data Protection Act, 2019',
      'Data Protection Act | Cap. 411C | Data Protection Act, 2019 (Cap. 411C)',
    ],
  ],
  [
    'the Data Protection Act (No. 24 of 2019)',
    ['Data Protection Act | No. 24 of 2019 | Data Protection Act (No. 24 of 2019)'],
  ],
  ['the Rent Restriction Act and the Employment Act, 2007', ['Employment Act | 2007 | Employment Act, 2007']],
  [
    'the Crops (Irish Potato) Regulations, 2019, and the Land Act, 2012',
    [
      'Crops (Irish Potato) Regulations | 2019 | Crops (Irish Potato) Regulations, 2019',
      'Land Act | 2012 | Land Act, 2012',
    ],
  ],
  [
    '(the Crops (Irish Potato) Regulations, 2019)',
    ['Crops (Irish Potato) Regulations | 2019 | Crops (Irish Potato) Regulations, 2019'],
  ],
  ['certified under ISO 9001:2015.', ['ISO 9001 | 2015 | ISO 9001:2015']],
])('%s', (text, expected) => expect(shortly(text)).toEqual(expected));

test.each([
  'The Companies Act, 2015, replaced the Companies Act of 1962.',
  'The former Companies Act (Cap. 486)',
  'The Finance Act, 2024, the Tax Laws (Amendment) Act, 2024',
  'this Act, 2019, and its Regulations of 2020',
  'Kenya’s standard for maize (KS EAS 2) and KS EAS 12',
  'Act 3 of 2019: what the play says',
])('%s has no law of which there is only one', (text) => expect(shortly(text)).toEqual([]));
