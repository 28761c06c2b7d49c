/** Where a reference in a document points: to the network, or to the local computer. */

/** A drive letter, as in `C:`; some programs write `C|`. */
const DRIVE = /^[a-z](?:[:|]?$|[:|]\/)/i;
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;
const WEB = /^(?:https?|ftp):/i;
/** Paths of older Macs, as in `Macintosh HD:Users:amina:Normal.dotm`. */
const MAC_PATH = /^(?:macintosh hd|[^:/]+:users|[^:/]+:applications):[^/]*$/i;
/** Schemes that fetch nothing: parts of the same mail, mail addresses, phone numbers. */
const NOWHERE = /^(?:cid|about|mailto|tel):/i;
/** Schemes that run code, or that the system passes to a program. */
const SCRIPT =
  /^(?:javascript|livescript|vbscript|wscript|data|mhtml|mk|its|res|jar|hcp|shell|search|search-ms|ldaps?|onenote|view-source|ms-[a-z0-9-]+):/i;
/** Programs on the reader's computer or its network. */
const PROGRAM_FILE = /^(?:file:|\/\/).*\.(?:exe|scr|cpl|msi|msc|bat|cmd|ps1|vbs|vbe|wsf|hta|lnk|jar|reg|inf|scf)$/i;

/**
 * Normalises a target: removes control characters and surrounding spaces, decodes bytes, and turns backslashes into
 * slashes.
 */
function normalise(target: string): string {
  return target
    .replace(/%([0-9a-f]{2})/gi, (_whole, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('\\', '/');
}

/** Removes line breaks and tabs within a URL, as programs do; an XML parser turns them into spaces. */
function withoutBlanks(path: string): string {
  return path.replace(/\s/g, '');
}

function hasHost(file: string): boolean {
  if (!file.startsWith('//')) return false;
  const rest = file.slice(2);
  // A third slash begins a path, a fourth one a share.
  if (rest.startsWith('/')) return rest.startsWith('//');
  return !DRIVE.test(rest) && !/^localhost(?:\/|$)/i.test(rest);
}

/** Whether a target is a network share: opening one reveals the user's name and a hash of the password. */
export function isShare(target: string): boolean {
  const path = normalise(target);
  if (path.startsWith('//') || /^(?:smb|cifs|nfs|dav|davs):/i.test(path)) return true;
  return /^file:/i.test(path) && hasHost(path.slice('file:'.length));
}

/** Whether a target is on another computer, whatever the scheme. */
export function isRemote(target: string): boolean {
  if (isShare(target)) return true;
  const path = normalise(target);
  if (WEB.test(withoutBlanks(path))) return true;
  return SCHEME.test(path) && !/^file:/i.test(path) && !NOWHERE.test(path) && !MAC_PATH.test(path);
}

/** Whether a link starts a program instead of opening a page. */
export function isScriptUrl(target: string): boolean {
  const path = normalise(target);
  return SCRIPT.test(withoutBlanks(path)) || PROGRAM_FILE.test(path);
}
