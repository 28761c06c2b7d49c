/** The variables of a process. */
export type Environment = Record<string, string | undefined>;

/** Values that may contain a password or key, such as one meant for another setting, and values longer than a line. */
const UNSHOWN = /@|secret|whsec|\p{C}|^.{100}/iu;

/** A value as error messages quote it. */
export function quoted(text: string): string {
  return UNSHOWN.test(text) ? 'a value that is not shown here' : `'${text}'`;
}

/** A setting; an empty one counts as unset. */
export function settingIn(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

/** Reads single settings and collects mistakes. */
export class SettingReader {
  readonly mistakes: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: string): string | undefined {
    return settingIn(this.#environment, name);
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    this.mistakes.push(`${name} is ${quoted(text)}, but must be a whole number from ${least} to ${most}.`);
    return fallback;
  }

  url(name: string, protocols: string[], example: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname) return text;
    // The value is not quoted, since it may contain a password.
    this.mistakes.push(`${name} is not a valid address. It must look like ${example}.`);
    return undefined;
  }
}
