import type { BlockProps } from '../../contracts/content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Points } from '../../ui/rich-text/Points.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import styles from './text-section.module.css';

type Point = NonNullable<BlockProps<'text-section'>['points']>[number];

/** The points of a text: rows on hairlines if any has a title or an icon, otherwise a plain list. */
export function PointList({ points }: { points: Point[] }) {
  if (points.every(({ title, icon }) => !title && !icon)) return <Points points={points.map(({ text }) => text)} />;
  return (
    <ul className={styles.points}>
      {points.map(({ title, text, icon }) => (
        <li key={text}>
          {icon && <Icon name={icon} className={styles.icon} />}
          <div>
            {title && (
              <h3>
                <TitleText text={title} />
              </h3>
            )}
            <RichText text={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}
