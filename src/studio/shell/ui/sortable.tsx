/** Drag and drop in lists; the only module that uses the library. Keyboard users move items with other commands. */
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';

interface SortableListProps {
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose items can be reordered by dragging. */
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
  /** The ref of the element that moves. */
  ref: (element: Element | null) => void;
  /** The ref of the drag handle. */
  handleRef: (element: Element | null) => void;
  isDragging: boolean;
}

/** The refs and state that make an item of a SortableList draggable. */
export function useSortableItem(id: string, index: number): Dragged {
  return useSortable({ id, index });
}
