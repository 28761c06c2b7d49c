import styles from './Points.module.css';
import { InlineRichText } from './RichText.tsx';

/** A short list, each item with the theme's mark. */
export function Points({ points, className = '' }: { points?: string[]; className?: string }) {
  if (!points) return null;
  return (
    <ul className={`${styles.points} ${className}`.trim()}>
      {points.map((point) => (
        <li key={point}>
          <InlineRichText text={point} />
        </li>
      ))}
    </ul>
  );
}
