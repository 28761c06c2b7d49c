import { useEffect, useRef, useState } from 'react';

/**
 * Accepts files that are dropped or pasted anywhere in the window while a component is shown.
 * @returns whether files are being dragged over the window
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const take = (event: Event, data: DataTransfer | null) => {
      setOver(false);
      if (!data || data.files.length === 0) return;
      event.preventDefault();
      latest.current([...data.files]);
    };
    const onOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    addEventListener('dragover', onOver, { signal });
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal });
    addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => controller.abort();
  }, []);
  return isOver;
}

/** Opens the file dialog to choose one picture, or several if `isMany`. */
export function chooseFiles(onFiles: (files: readonly File[]) => void, isMany = false): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = isMany;
  input.accept = 'image/jpeg,image/png,image/webp,image/avif,image/heic';
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]));
  input.click();
}
