import { listProperty, property } from '../../../read/json.ts';
import { likelyValue } from '../../../report/fixes.ts';
import { asWarnings, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that slides stay long enough to be read, and that progress bars fit their time. */
export const rule: Rule = {
  codes: asWarnings('restless-slides unfilled-progress'),
  files: 'pages',
  onDocument: ({ data }) =>
    listProperty(data, 'blocks').map((block, index) => [
      restless(block, `/blocks/${index}`),
      unfilled(block, `/blocks/${index}`),
    ]),
};

/** Reports slides that move on before anybody has read them. */
function restless(block: unknown, pointer: string): Issues<FileIssue> {
  const [interval, delay, transition] = ['interval', 'transitionDelay', 'transition'].map((name) =>
    numberIn(block, name),
  );
  if (interval === undefined || transition === undefined) return undefined;
  const still = interval - transition - (delay ?? 0);
  if (still >= MIN_STILL_TIME) return undefined;
  return {
    pointer: `${pointer}/interval`,
    code: 'restless-slides',
    message: `Each slide would stand still for ${Math.max(0, still) / 1000} seconds, too short to read it.`,
    suggestion: 'Write a longer "interval", such as 6000, or a shorter "transition".',
  };
}

/** Reports a progress bar that is not full when the next slide comes. */
function unfilled(block: unknown, pointer: string): Issues<FileIssue> {
  const interval = numberIn(block, 'interval');
  return ['progressDesktop', 'progressMobile'].map((name) => {
    const time = numberIn(block, name);
    if (interval === undefined || time === undefined || time <= interval) return undefined;
    return {
      code: 'unfilled-progress',
      message: `The bar would need ${time / 1000} seconds to fill, but the next slide comes after ${interval / 1000}.`,
      ...likelyValue(`${pointer}/${name}`, interval, `Write ${interval} or less, or a longer "interval".`),
    };
  });
}

/** Minimum milliseconds that a slide should be at rest. */
const MIN_STILL_TIME = 2000;

function numberIn(block: unknown, name: string): number | undefined {
  const value = property(block, name);
  return typeof value === 'number' ? value : undefined;
}
