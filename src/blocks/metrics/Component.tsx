import type { BlockProps } from '../../shapes.ts';
import { Section } from '../../ui/Section.tsx';

export default function Metrics({ id }: BlockProps<'metrics'>) {
  return <Section id={id}>…</Section>;
}
