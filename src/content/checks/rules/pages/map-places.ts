import { listItems, listProperty, property, textProperty } from '../../../read/json.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import type { FileIssue, Issues, Rule } from '../../rule.ts';

/** Maximum degrees between two markers of one place: about five kilometres. */
const FAR = 0.05;

/** Maximum degrees between a marker and the only pin of a drawn map, which may mark the middle of a town. */
const FAR_FROM_PIN = 0.3;

/** Checks that the live map, its link and the drawn map show the same place. */
export const rule: Rule = {
  codes: { 'map-elsewhere': 'warning' },
  files: 'pages',
  onDocument: ({ data }) => listItems(data, 'blocks').map(([pointer, block]) => placeIssues(block, pointer)),
};

function placeIssues(block: unknown, above: string): Issues<FileIssue> {
  const embed = textProperty(block, 'embed');
  const [live, linked] = [markerIn(embed), markerIn(textProperty(property(block, 'action'), 'link'))];
  const marker = live ?? linked;
  const pins = listProperty(property(block, 'drawn'), 'rows');
  const pin = pins.length === 1 ? pinOf(pins[0]) : undefined;
  const disagreement = (pointer: string, what: string) => ({
    code: 'map-elsewhere',
    pointer: above + pointer,
    message: `This shows another place than ${what}.`,
  });
  if (live && linked && isFar(live, linked, FAR)) {
    const isLinkRight = pin !== undefined && !isFar(linked, pin, FAR_FROM_PIN) && isFar(live, pin, FAR_FROM_PIN);
    const [pointer, other, right] = isLinkRight
      ? ['/embed', 'the link and the drawn map', linked]
      : ['/action/link', 'the live map', live];
    return {
      ...disagreement(pointer, other),
      suggestion: `Write the latitude ${right[0]} and the longitude ${right[1]} here, or correct ${other}.`,
    };
  }
  if (!marker || !pin || !isFar(marker, pin, FAR_FROM_PIN)) return undefined;
  const right = pinFor(marker, pin);
  const source = live ? 'live map' : 'link';
  return {
    ...disagreement('/drawn/rows/0/at', `the ${source}`),
    suggestion: `Write [${right.join(', ')}], or correct the ${source}.`,
    fix: unsafe(changeTo(`${above}/drawn/rows/0/at`, right)),
  };
}

type Point = readonly [latitude: number, longitude: number];

/** The marker in the URL of a map. */
function markerIn(address = ''): Point | undefined {
  const found =
    /[?&]marker=(-?\d+(?:\.\d+)?)(?:%2C|,)(-?\d+(?:\.\d+)?)/i.exec(address) ??
    /[?&]mlat=(-?\d+(?:\.\d+)?)&mlon=(-?\d+(?:\.\d+)?)/.exec(address) ??
    /\/maps\/.*@(-?\d+\.\d+),(-?\d+\.\d+)/.exec(address);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/** The pin for a marker, longitude first: the old pin without its typo, or the marker with as many decimals. */
function pinFor(marker: Point, [north, east]: Point): number[] {
  const candidates: Point[] = [
    [-north, east],
    [north, -east],
    [-north, -east],
    [east, north],
  ];
  const candidate = candidates.find((one) => !isFar(marker, one, FAR_FROM_PIN));
  return (candidate ?? marker).map((degrees) => Number(degrees.toFixed(DECIMALS))).reverse();
}

/** Decimals of degrees that are exact to a kilometre. */
const DECIMALS = 2;

/** The position of a pin, which is written with its longitude first. */
function pinOf(row: unknown): Point | undefined {
  const [east, north] = listProperty(row, 'at');
  return typeof east === 'number' && typeof north === 'number' ? [north, east] : undefined;
}

const isFar = (one: Point, other: Point, far: number) =>
  Math.abs(one[0] - other[0]) > far || Math.abs(one[1] - other[1]) > far;
