import type { NameInfo } from '../../contract/files.ts';
import { type Call, OfflineError } from './call.ts';
import { Observable } from './observable.ts';

/** The names that content can refer to, by reference kind. Each list is loaded on first use. */
export class NameLists {
  readonly #call: Call;
  readonly #whenOnline: () => Promise<void>;
  readonly #lists = new Map<string, Observable<readonly NameInfo[] | undefined>>();

  /** @param whenOnline called if the server does not respond; resolves when it is back */
  constructor(call: Call, whenOnline: () => Promise<void>) {
    this.#call = call;
    this.#whenOnline = whenOnline;
  }

  /** The names of a kind; undefined until they are loaded. */
  ofKind(kind: string): Observable<readonly NameInfo[] | undefined> {
    const known = this.#lists.get(kind);
    if (known) return known;
    const list = new Observable<readonly NameInfo[] | undefined>(undefined);
    this.#lists.set(kind, list);
    void this.#read(kind, list);
    return list;
  }

  /** Loads the names of several kinds. Kinds that cannot be loaded are missing from the result. */
  async known(kinds: Iterable<string>): Promise<Map<string, ReadonlySet<string>>> {
    const known = await Promise.all(
      [...kinds].map(async (kind) => {
        const found = await this.#call('names', { kind }).catch(() => undefined);
        return found ? [[kind, new Set(found.names.map(({ name }) => name))] as const] : [];
      }),
    );
    return new Map(known.flat());
  }

  /** Loads all lists again that have been requested. */
  async reload(): Promise<void> {
    await Promise.all([...this.#lists].map(([kind, list]) => this.#read(kind, list)));
  }

  async #read(kind: string, list: Observable<readonly NameInfo[] | undefined>): Promise<void> {
    try {
      list.set((await this.#call('names', { kind })).names);
    } catch (error) {
      if (error instanceof OfflineError) {
        await this.#whenOnline();
        return this.#read(kind, list);
      }
      list.set([]);
    }
  }
}
