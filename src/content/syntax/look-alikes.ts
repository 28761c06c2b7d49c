/** Letters of other alphabets that look like Latin ones: they come with copied words, and cannot be told apart by eye. */
export const LOOK_ALIKES = 'аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅαονρτυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';

/** The Latin letters that they look like, in the same order. */
const LATIN = 'aeopcyxijshdqwABEKMHOPCTYXIJSaovptuikABEZHIKMNOPTYX';

const anyLookAlike = new RegExp(`[${LOOK_ALIKES}]`, 'g');

/** A text with the Latin letters that its look-alikes were taken for. */
export function toLatin(text: string): string {
  return text.replace(anyLookAlike, (letter) => LATIN.charAt(LOOK_ALIKES.indexOf(letter)));
}

/** Characters that take no room, and blanks that are none of the keyboard. */
const hidden = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** A name as it was meant: with Latin letters, without what cannot be seen, and without blanks around it. */
export function asTyped(text: string): string {
  return toLatin(text).replace(hidden, '').trim();
}
