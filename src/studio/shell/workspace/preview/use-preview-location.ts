import type { PreviewLocation } from '../../../contract/explanation.ts';
import type { FileInfo, KindInfo } from '../../../contract/files.ts';
import { useApiCall } from '../../views/use-api-call.ts';

/** Looks up the first location that shows a file without its own path, such as a form. */
export function usePreviewLocation(
  kind: KindInfo,
  info: FileInfo,
): { shownAt: PreviewLocation | undefined; isLooking: boolean } {
  const isWanted = kind.isFolder && info.paths.length === 0;
  const { response, failure } = useApiCall('shown', { file: info.file }, { isWanted });
  return {
    shownAt: isWanted ? response?.locations[0] : undefined,
    isLooking: isWanted && !response && failure === undefined,
  };
}
