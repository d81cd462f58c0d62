let part: Element | undefined;

/** To be called before hydration. Copies the `data-keep` part of the document. */
export function keepPrerenderedPart(): void {
  part = document.querySelector('[data-keep]')?.cloneNode(true) as Element | undefined;
  part?.setAttribute('data-kept', '');
}

/** The copied part, instead of code that failed to load (DL-5). Nothing if the document had no such part. */
export function PrerenderedPart() {
  const show = (box: HTMLDivElement | null) => {
    if (part) box?.replaceChildren(part);
  };
  return <div ref={show} />;
}
