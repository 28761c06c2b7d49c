import type { ProjectItem } from '../../generated/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Points } from '../../ui/rich-text/Points.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { TitleText } from '../../ui/rich-text/TitleText.tsx';
import styles from './projects.module.css';
import { statusMark } from './status.ts';

interface ProjectProps {
  project: ProjectItem;
  highlightsTitle?: string;
  /** The status that means finished. */
  completedStatus?: string;
  level: 2 | 3;
}

/** A project: its picture, its description and its highlights. */
export function Project({ project, highlightsTitle, completedStatus, level }: ProjectProps) {
  const Title = `h${level}` as const;
  const { title, category, picture, description, highlights, status } = project;
  return (
    <li className={styles.project}>
      <Picture picture={picture} className={styles.picture} sizes="(min-width: 60rem) 58vw, 88vw" />
      <div className={styles.words}>
        <p className={styles.category}>
          {category}
          <Status status={status} completedStatus={completedStatus} />
        </p>
        <Title className={styles.title}>
          <TitleText text={title} />
        </Title>
        {description.map((paragraph) => (
          <RichText key={paragraph} text={paragraph} className={styles.text} />
        ))}
        {highlightsTitle && <p className={styles.label}>{highlightsTitle}</p>}
        <Points points={highlights} />
      </div>
    </li>
  );
}

/** The status of a project. Finished work is marked by an icon as well as by colour. */
function Status({ status, completedStatus }: Pick<ProjectItem, 'status'> & { completedStatus?: string }) {
  const mark = statusMark(status, completedStatus);
  if (mark === undefined) return null;
  return (
    <span className={`${styles.status} ${styles[mark.kind]}`}>
      {mark.kind === 'completed' && <Icon name="check" />}
      {mark.words}
    </span>
  );
}
