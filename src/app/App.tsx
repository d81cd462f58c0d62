import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIntl } from '../i18n/IntlProvider.tsx';
import { Router } from 'wouter';
import { GetAppButton } from '../features/download/GetAppButton.tsx';
import { useDeepLink } from '../features/download/deep-link.ts';
import { Header } from '../features/header/Header.tsx';
import { LanguageSwitch } from '../features/language/LanguageSwitch.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import type { MessageId } from '../i18n/messages.ts';
import { NamespaceProvider } from '../i18n/NamespaceProvider.tsx';
import { usePlatform } from '../browser/use-platform.ts';
import { DeferHydration } from '../hydration/DeferHydration.tsx';
import { ROUTES, useHashPath, useNavigation } from '../navigation/routes.ts';
import { OptionalBoundary } from '../hydration/OptionalBoundary.tsx';
import { HeroSection } from '../primitives/HeroSection.tsx';
import { VisuallyHidden } from '../primitives/Text.tsx';
import type { PrerenderedDocument } from './initial-route.ts';
import { documentLinks } from './document-paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { fetchPage, Footer, isPageLoaded, matchRoute } from './routes.ts';
import { createScrollRestoration } from '../navigation/scroll-restoration.ts';
import { LazyServiceWorker } from '../service-worker/client/LazyServiceWorker.tsx';

/**
 * The whole site: router, header, the page of the current route, footer. `prerendered` is the
 * document that it hydrates, or is rendered into; its links are then those of documents.
 */
export function App({ prerendered }: { prerendered?: PrerenderedDocument | undefined }) {
  const { locale } = useIntl();
  return (
    <Router
      hook={useHashPath}
      {...(prerendered && {
        ssrPath: prerendered.path,
        hrefs: documentLinks(prerendered.root, locale),
      })}
    >
      <Shell />
    </Router>
  );
}

const LANGUAGE = <LanguageSwitch />;
const FOOTER = (
  <OptionalBoundary>
    <DeferHydration>
      <Footer language={LANGUAGE} />
    </DeferHydration>
  </OptionalBoundary>
);

function Shell() {
  const { path: requested } = useNavigation();
  const { path, failure } = useLoadedRoute(requested);
  const [scrollRestoration] = useState(createScrollRestoration);
  const [shown, setShown] = useState<string>();
  const { page: Page, path: shows, title, description, namespaces } = matchRoute(path);

  useLayoutEffect(() => scrollRestoration.start(), [scrollRestoration]);
  useLayoutEffect(() => scrollRestoration.restore(), [scrollRestoration, path]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // The document showed another page or language until here (see before-paint.ts).
    delete dataset['cloak'];
    dataset['hydrated'] = '';
  }, []);
  useFocusOnRouteChange(path);
  useDeepLink(path, shown === path);

  return (
    <>
      <Header
        getApp={<HeaderGetApp onDownloadPage={path === ROUTES.download} />}
        language={LANGUAGE}
      />
      {/* A reader keeps quiet inside what is busy, and reads a status out when its text changes. */}
      <VisuallyHidden role="status">{requested !== path && <Loading />}</VisuallyHidden>
      <main tabIndex={-1} aria-busy={requested !== path} data-route={shows}>
        <ErrorBoundary resetKey={path} waiting={<PageFallback />}>
          {failure !== undefined && <Throw failure={failure} />}
          <Suspense fallback={<PageFallback />}>
            <NamespaceProvider namespaces={namespaces}>
              <DocumentMeta title={title} description={description} />
              <Page key={path} />
            </NamespaceProvider>
            <OnMount key={`${path} arrived`} onArrive={() => setShown(path)} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {FOOTER}
      <LazyServiceWorker />
    </>
  );
}

/** The page on the screen, or why it is not. */
type RenderedRoute = { path: string; failure?: unknown };

/**
 * The wanted page with the tap where it is here, else the one before until it is, without a blank in
 * between. Nothing is drawn before it is whole: of a drawing that React gives up, Chromium keeps the
 * pictures that wait to come near, and with them all that was drawn.
 */
function useLoadedRoute(requested: string): RenderedRoute {
  const { locale } = useIntl();
  const [shown, setShown] = useState<RenderedRoute>({ path: requested });
  const isLoaded = isPageLoaded(requested, locale);
  if (isLoaded && shown.path !== requested) setShown({ path: requested });

  useEffect(() => {
    if (shown.path === requested) return undefined;
    let isWanted = true;
    const show = (failure?: unknown) => isWanted && setShown({ path: requested, failure });
    fetchPage(requested, locale).then(() => show(), show);
    return () => {
      isWanted = false;
    };
  }, [shown.path, requested, locale]);

  return isLoaded ? { path: requested } : shown;
}

/** Tells the boundary around it what could not be fetched. */
function Throw({ failure }: { failure: unknown }): never {
  throw failure;
}

/** Asks for the enterprise link at once (HDR-9); the download page does so by itself, on iOS only (DL-4). */
function HeaderGetApp({ onDownloadPage }: { onDownloadPage: boolean }) {
  const platform = usePlatform();
  return (
    <GetAppButton
      id="header-download"
      $size="small"
      isFallback
      eager={!onDownloadPage || platform === 'ios'}
    />
  );
}

/**
 * Moves the focus to a newly shown page, so that a screen reader and the keyboard start there. Not
 * on the first page: the browser has just announced that one.
 */
function useFocusOnRouteChange(path: string) {
  const [first] = useState(path);
  const left = useRef(false);
  useEffect(() => {
    if (path !== first) left.current = true;
    if (left.current) document.querySelector('main')?.focus({ preventScroll: true });
  }, [path, first]);
}

/** Says when the page beside it is on the screen: inside one Suspense they arrive together. */
function OnMount({ onArrive }: { onArrive: () => void }) {
  const [arrive] = useState(() => onArrive);
  useEffect(arrive, [arrive]);
  return null;
}

/** Keeps the place of a page whose code is on its way. */
function PageFallback() {
  return (
    <HeroSection data-surface="ink">
      <VisuallyHidden role="status">
        <Loading />
      </VisuallyHidden>
    </HeroSection>
  );
}

function Loading() {
  return <FormattedMessage id="common.loading" />;
}

/** The tab's title and the page's description, in the current language (I18N-3). */
function DocumentMeta({ title, description }: { title: MessageId; description: MessageId }) {
  const t = useTranslate();
  useEffect(() => {
    document.title = t(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', t(description));
  }, [t, title, description]);
  return null;
}
