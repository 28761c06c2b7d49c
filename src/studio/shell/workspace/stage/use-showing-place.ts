import type { ShowingPlace } from '../../../contract/explanation.ts';
import type { FileInfo, KindInfo } from '../../../contract/files.ts';
import { useAnswer } from '../../rooms/use-answer.ts';

/** The first place on a page that shows a file without an address of its own, such as a form; undefined until it is known. */
export function useShowingPlace(kind: KindInfo, info: FileInfo): ShowingPlace | undefined {
  const isWanted = kind.isFolder && info.paths.length === 0;
  const { answer } = useAnswer('shown', { file: info.file }, undefined, isWanted);
  return isWanted ? answer?.places[0] : undefined;
}
