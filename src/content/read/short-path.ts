/** Hundredths of a unit: glyphs are 24 units high and shown at about as many pixels. */
const PRECISION = 100;

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = '\\s*,?\\s*([-+]?(?:\\d+\\.?\\d*|\\.\\d+))';
/** The two flags of an arc need no separator before the next number. */
const FLAG = '\\s*,?\\s*([01])';
const ARC = new RegExp(NUMBER.repeat(3) + FLAG.repeat(2) + NUMBER.repeat(2), 'g');
const ANY = new RegExp(NUMBER, 'g');

/** SVG path data with two decimal places and without redundant separators. */
export function shortPath(data: string): string {
  return data.replace(COMMAND, (_, command: string, written: string) => {
    const pattern = command.toLowerCase() === 'a' ? ARC : ANY;
    const numbers = [...written.matchAll(pattern)].flatMap(([, ...found]) => found.map(Number));
    return command + numbers.map(short).reduce(joined, '');
  });
}

function short(value: number): string {
  const rounded = String(Math.round(value * PRECISION) / PRECISION + 0);
  return rounded.replace(/^(-?)0\./, '$1.');
}

/** Joins two numbers; a minus sign needs no separator before it. */
function joined(before: string, number: string): string {
  return before === '' || number.startsWith('-') ? before + number : `${before} ${number}`;
}
