const VERSION = /^\d+\.\d+\.\d+$/;

/** Whether a version is a version, and newer than another. */
export function isNewer(version, than) {
  if (!VERSION.test(version)) return false;
  const [ours, theirs] = [version, than].map((text) => text.split('.').map(Number));
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  return at !== -1 && ours[at] > theirs[at];
}

/** A manifest of the workspace with another version for itself and for those packages of ours that it uses. */
export const withVersion = (manifest, version) =>
  manifest.replace(/("version"|"@sixfold\/[\w-]+"): "\d+\.\d+\.\d+"/g, `$1: "${version}"`);

/** The changelog with what was not released under the new version; undefined if there is nothing to tell. */
export function dateChangelog(text, version, today) {
  const [before, news] = text.split('## Unreleased\n');
  if (news === undefined || !/^\s*- /.test(news)) return undefined;
  return `${before}## Unreleased\n\n## ${version} (${today})\n${news}`;
}
