import { refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import { describeChanges } from '../../../content/edit/history/describe-changes.ts';
import type { VersionedFile } from '../../../content/edit/history/version.ts';
import type { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { phrase } from '../../../content/edit/words/phrase.ts';
import type { ContentKind } from '../../../content/schema/schemas.ts';
import type { StudioApi } from '../../contract/api.ts';
import type { PublishPreview } from '../../contract/work.ts';
import { commitFiles } from './commit.ts';
import { proposedMessage } from './proposed-message.ts';
import { PublishedTree } from './published-tree.ts';
import { isAhead, pushBranch } from './push.ts';
import { type Repository, repositoryOf, uncommittedFiles } from './repository.ts';

/** What publishing needs. */
export interface PublishOptions {
  /** The company's content folder, with the saved files. */
  savedDir: string;
  kinds: ContentKind[];
  /** The change log of the folder, which stores the published state if there is no git repository. */
  log: ChangeLog;
  logDir: string;
  /** Returns the title of a file, and the URL path of a page that shows it. */
  describe: (file: string) => { title: string; path?: string };
}

/** The repository, and the files that are saved but not published. */
interface Unpublished {
  repository: Repository | undefined;
  files: VersionedFile[];
}

async function unpublished({ savedDir, log, logDir }: PublishOptions): Promise<Unpublished> {
  const repository = await repositoryOf(savedDir);
  const files = repository
    ? await uncommittedFiles(savedDir, repository)
    : new PublishedTree(log, logDir, savedDir).changes();
  return { repository, files };
}

/** The files that are saved but not published, with their published and current contents. */
export async function unpublishedVersions(options: PublishOptions): Promise<VersionedFile[]> {
  return (await unpublished(options)).files;
}

/** The names of files that are saved but not published, and whether the folder is in a git repository. */
export async function unpublishedFiles(options: PublishOptions): Promise<{ files: string[]; hasGit: boolean }> {
  const { repository, files } = await unpublished(options);
  return { files: files.map(({ file }) => file), hasGit: repository !== undefined };
}

/** The changes to publish in words, by file, with a proposed commit message. */
export async function publishPreview(options: PublishOptions): Promise<Omit<PublishPreview, 'errors'>> {
  const { repository, files } = await unpublished(options);
  const descriptions = describeChanges(options.kinds, files);
  const changes = files.flatMap(({ file }) => {
    const sentences = descriptions.filter((one) => one.file === file).map(({ sentence }) => sentence);
    return sentences.length === 0 ? [] : [{ file, ...options.describe(file), sentences }];
  });
  const message = proposedMessage(changes);
  if (!repository) return { changes, message };
  const { branch = '', remote, isInConflict } = repository;
  const isUnpushed = await isAhead(options.savedDir, repository);
  return {
    changes,
    message,
    git: { branch, isInConflict, isUnpushed: isUnpushed, ...(remote !== undefined && { remote }) },
  };
}

/**
 * Publishes what is saved: commits the changed files of the content folder, and pushes on request. Without git, records
 * the saved state as published.
 * @returns sentences that say what was done, including why a push failed
 * @throws OperationRefusedError if nothing was published
 */
export async function publish(options: PublishOptions, request: StudioApi['publish']['request']): Promise<string> {
  const { savedDir, log, logDir } = options;
  const { repository, files } = await unpublished(options);
  if (!repository) {
    if (files.length === 0) throw refusal('nothingToPublish');
    new PublishedTree(log, logDir, savedDir).publish(request.message);
    return phrase(files.length === 1 ? 'notedOne' : 'noted', { count: files.length });
  }
  refuseUnpublishable(repository);
  const wantsPush = request.push && repository.remote !== undefined;
  const sends = wantsPush && (files.length > 0 || (await isAhead(savedDir, repository)));
  if (files.length === 0 && !sends) throw refusal('nothingToPublish');
  const commit = files.length > 0 ? await commitFiles(savedDir, files, request.message) : undefined;
  const count = files.length;
  const done = commit ? [phrase(count === 1 ? 'publishedOne' : 'published', { count, commit: commit.commit })] : [];
  if (commit?.isBy !== undefined) done.push(phrase('notedAs', { name: commit.isBy }));
  return [...done, ...(sends ? [await pushBranch(savedDir, repository)] : [])].join(' ');
}

function refuseUnpublishable({ isInConflict, branch }: Repository): void {
  if (isInConflict) throw refusal('joiningStates');
  if (branch === undefined) throw refusal('noBranch');
}
