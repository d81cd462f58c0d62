import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Router } from 'wouter';
import { GetApp } from '../features/download/GetApp.tsx';
import { useDeepLink } from '../features/download/deep-link.ts';
import { Header } from '../features/header/Header.tsx';
import { LanguageSwitch } from '../features/language/LanguageSwitch.tsx';
import { useText } from '../i18n/IntlBoundary.tsx';
import type { MessageId } from '../i18n/messages.ts';
import { PageMessages } from '../i18n/PageMessages.tsx';
import { usePlatform } from '../platform/use-platform.ts';
import { Later } from '../primitives/Later.tsx';
import { ROUTES, useHashPath, useNavigation } from '../primitives/link/navigation.ts';
import { Optional } from '../primitives/Optional.tsx';
import { Stage } from '../primitives/Stage.tsx';
import { VisuallyHidden } from '../primitives/Text.tsx';
import type { ShownDocument } from './arrival.ts';
import { documentLinks } from './documents.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { fetchPage, Footer, isPageHere, routeOf } from './routes.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { Offline } from './service-worker/Offline.tsx';

/**
 * The whole site: router, header, the page of the current route, footer. `shown` is the prerendered
 * document it takes over, or is rendered into; its links are then those of documents.
 */
export function App({ shown }: { shown?: ShownDocument | undefined }) {
  const { locale } = useIntl();
  return (
    <Router
      hook={useHashPath}
      {...(shown && { ssrPath: shown.path, hrefs: documentLinks(shown.root, locale) })}
    >
      <Shell />
    </Router>
  );
}

const LANGUAGE = <LanguageSwitch />;
const FOOTER = (
  <Optional>
    <Later>
      <Footer language={LANGUAGE} />
    </Later>
  </Optional>
);

function Shell() {
  const { path: wanted } = useNavigation();
  const { path, failure } = useShownPage(wanted);
  const [memory] = useState(createScrollMemory);
  const [shown, setShown] = useState<string>();
  const { page: Page, path: shows, title, description, parts } = routeOf(path);

  useLayoutEffect(() => memory.watch(), [memory]);
  useLayoutEffect(() => memory.settle(), [memory, path]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // The document showed another page or language until here (see start.ts).
    delete dataset['covered'];
    dataset['alive'] = '';
  }, []);
  useFocusOnArrival(path);
  useDeepLink(path, shown === path);

  return (
    <>
      <Header
        getApp={<HeaderGetApp onDownloadPage={path === ROUTES.download} />}
        language={LANGUAGE}
      />
      {/* A reader keeps quiet inside what is busy, and reads a status out when its text changes. */}
      <VisuallyHidden role="status">{wanted !== path && <Loading />}</VisuallyHidden>
      <main tabIndex={-1} aria-busy={wanted !== path} data-shows={shows}>
        <ErrorBoundary resetKey={path} waiting={<Waiting />}>
          {failure !== undefined && <Failed failure={failure} />}
          <Suspense fallback={<Waiting />}>
            <PageMessages parts={parts}>
              <About title={title} description={description} />
              <Page key={path} />
            </PageMessages>
            <Arrival key={`${path} arrived`} onArrive={() => setShown(path)} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {FOOTER}
      <Offline />
    </>
  );
}

/** The page on the screen, or why it is not. */
type ShownPage = { path: string; failure?: unknown };

/**
 * The wanted page with the tap where it is here, else the one before until it is, without a blank in
 * between. Nothing is drawn before it is whole: of a drawing that React gives up, Chromium keeps the
 * pictures that wait to come near, and with them all that was drawn.
 */
function useShownPage(wanted: string): ShownPage {
  const { locale } = useIntl();
  const [shown, setShown] = useState<ShownPage>({ path: wanted });
  const isHere = isPageHere(wanted, locale);
  if (isHere && shown.path !== wanted) setShown({ path: wanted });

  useEffect(() => {
    if (shown.path === wanted) return undefined;
    let isWanted = true;
    const show = (failure?: unknown) => isWanted && setShown({ path: wanted, failure });
    fetchPage(wanted, locale).then(() => show(), show);
    return () => {
      isWanted = false;
    };
  }, [shown.path, wanted, locale]);

  return isHere ? { path: wanted } : shown;
}

/** Tells the boundary around it what could not be fetched. */
function Failed({ failure }: { failure: unknown }): never {
  throw failure;
}

/** Asks for the enterprise link at once (HDR-9); the download page does so by itself, on iOS only (DL-4). */
function HeaderGetApp({ onDownloadPage }: { onDownloadPage: boolean }) {
  const platform = usePlatform();
  return (
    <GetApp
      id="header-download"
      $size="small"
      standIn
      eager={!onDownloadPage || platform === 'ios'}
    />
  );
}

/**
 * Moves the focus to a newly shown page, so that a screen reader and the keyboard start there. Not
 * on the first page: the browser has just announced that one.
 */
function useFocusOnArrival(path: string) {
  const [first] = useState(path);
  const left = useRef(false);
  useEffect(() => {
    if (path !== first) left.current = true;
    if (left.current) document.querySelector('main')?.focus({ preventScroll: true });
  }, [path, first]);
}

/** Says when the page beside it is on the screen: inside one Suspense they arrive together. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  const [arrive] = useState(() => onArrive);
  useEffect(arrive, [arrive]);
  return null;
}

/** Keeps the place of a page whose code is on its way. */
function Waiting() {
  return (
    <Stage data-surface="ink">
      <VisuallyHidden role="status">
        <Loading />
      </VisuallyHidden>
    </Stage>
  );
}

function Loading() {
  return <FormattedMessage id="failure.loading" />;
}

/** The tab's title and the page's description, in the current language (I18N-3). */
function About({ title, description }: { title: MessageId; description: MessageId }) {
  const t = useText();
  useEffect(() => {
    document.title = t(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', t(description));
  }, [t, title, description]);
  return null;
}
