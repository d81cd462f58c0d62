/** Whether a glob of `approvals.yml` stands for a cell; `*` does not cross a `/`. */
export function covers(glob: string, cell: string): boolean {
  const pattern = glob
    .split('*')
    .map((part) => RegExp.escape(part))
    .join('[^/]*');
  return new RegExp(`^${pattern}$`).test(cell);
}
