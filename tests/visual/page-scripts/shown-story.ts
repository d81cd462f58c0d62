/** The story that is shown. Runs in the page. */
interface CurrentRender {
  readonly story?: { readonly parameters?: Readonly<Record<string, unknown>> };
  // No published event removes a story without showing another story or an error.
  readonly teardown?: () => Promise<void>;
}

/** The shown story. No published API returns it; Storybook's own test runner uses this name. */
export function currentRender(): CurrentRender | undefined {
  return (window as { __STORYBOOK_PREVIEW__?: { currentRender?: CurrentRender } })
    .__STORYBOOK_PREVIEW__?.currentRender;
}

/** The shown story's `parameters`; empty before there is a story. */
export function storyParameters(): Readonly<Record<string, unknown>> {
  return currentRender()?.story?.parameters ?? {};
}

/** The story's `visual.suppress`: rule or source to reason. */
export function suppressions(): Readonly<Record<string, string>> {
  const visual = storyParameters()['visual'] as { suppress?: Record<string, string> } | undefined;
  return visual?.suppress ?? {};
}
