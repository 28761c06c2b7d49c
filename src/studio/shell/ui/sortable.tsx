/** The one place that knows how things are dragged. Keyboards move them by commands of ours instead. */
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';

interface SortableListProps {
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose items can be dragged to another place in it. */
export function SortableList({ onMove, children }: SortableListProps) {
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      // The first default plugin announces changes to screen readers with its own texts.
      plugins={([, ...others]) => others}
      onDragEnd={({ operation, canceled }) => {
        const { source } = operation;
        if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
        onMove(source.initialIndex, source.index);
      }}
    >
      {children}
    </DragDropProvider>
  );
}

interface Dragged {
  /** Goes to the element that moves. */
  ref: (element: Element | null) => void;
  /** The ref of the drag handle. */
  handleRef: (element: Element | null) => void;
  isDragging: boolean;
}

/** What makes an item of a SortableList one that can be dragged. */
export function useSortableItem(id: string, index: number): Dragged {
  return useSortable({ id, index });
}
