import type { BlockProps } from '../../contracts/content.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import { Project } from './Project.tsx';
import styles from './projects.module.css';

/** Projects one below the other, with large pictures on alternating sides (specification 2.13). */
export default function Projects(block: BlockProps<'projects'>) {
  const { id, tone, heading, projects, highlightsTitle, completedStatus, actions } = block;
  return (
    <Section id={id} tone={tone} className={styles.projects}>
      {heading && <Heading heading={heading} />}
      <ol className={styles.list}>
        {projects.map((project) => (
          <Project
            key={project.id}
            project={project}
            highlightsTitle={highlightsTitle}
            completedStatus={completedStatus}
            level={heading ? 3 : 2}
          />
        ))}
      </ol>
      <Buttons actions={actions} />
    </Section>
  );
}
