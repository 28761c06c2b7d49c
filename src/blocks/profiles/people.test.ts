import { expect, test } from 'vitest';
import { openLabel, personAt, profilePath } from './people.ts';

const amani = { id: 'amani-baraka', firstName: 'Amani' };
const people = [amani, { id: 'zawadi-mwangi', firstName: 'Zawadi' }];

test('the URL of a profile is below the list', () => {
  expect(profilePath('/about/leadership', amani)).toBe('/about/leadership/amani-baraka');
});

test.each([
  ['/about/leadership/amani-baraka', amani],
  ['/about/leadership/amani-baraka/', amani],
  ['/about/leadership', null],
  ['/about/leadership/', null],
  ['/about/leadership/nobody', undefined],
  ['/about/leadership/amani', undefined],
  ['/about/leadership-2/amani-baraka', undefined],
  ['/about', undefined],
  ['/', undefined],
])('%s names %j', (address, person) => {
  expect(personAt(people, '/about/leadership', address)).toBe(person);
});

test('the button names the person, whatever characters the name contains', () => {
  expect(openLabel('About {firstName}', amani)).toBe('About Amani');
  expect(openLabel('{firstName}: about {firstName}', { firstName: '$&' })).toBe('$&: about $&');
});
