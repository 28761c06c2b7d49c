/**
 * Letters of other alphabets that look like Latin ones. Copied text may contain them, and nobody can see the
 * difference.
 */
export const LOOK_ALIKES = 'аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅαονρτυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';

/** The Latin letters that they look like, in the same order. */
const LATIN = 'aeopcyxijshdqwABEKMHOPCTYXIJSaovptuikABEZHIKMNOPTYX';

const anyLookAlike = new RegExp(`[${LOOK_ALIKES}]`, 'g');

/** Replaces look-alike letters by Latin ones. */
export function toLatin(text: string): string {
  return text.replace(anyLookAlike, (letter) => LATIN.charAt(LOOK_ALIKES.indexOf(letter)));
}

/** Invisible characters, and spaces that no keyboard has. */
const hidden = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** A name without look-alike letters, invisible characters and surrounding spaces. */
export function asTyped(text: string): string {
  return toLatin(text).replace(hidden, '').trim();
}
