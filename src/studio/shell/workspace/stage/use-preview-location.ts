import type { PreviewLocation } from '../../../contract/explanation.ts';
import type { FileInfo, KindInfo } from '../../../contract/files.ts';
import { useAnswer } from '../../rooms/use-answer.ts';

/** Looks up the first location that shows a file without its own path, such as a form. */
export function usePreviewLocation(
  kind: KindInfo,
  info: FileInfo,
): { place: PreviewLocation | undefined; isLooking: boolean } {
  const isWanted = kind.isFolder && info.paths.length === 0;
  const { answer, failure } = useAnswer('shown', { file: info.file }, { isWanted });
  return { place: isWanted ? answer?.places[0] : undefined, isLooking: isWanted && !answer && failure === undefined };
}
