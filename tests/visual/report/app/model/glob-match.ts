/** Whether a glob of `approvals.yml` stands for a snapshot; `*` does not cross a `/`. */
export function globMatches(glob: string, snapshot: string): boolean {
  const pattern = glob
    .split('*')
    .map((part) => RegExp.escape(part))
    .join('[^/]*');
  return new RegExp(`^${pattern}$`).test(snapshot);
}
