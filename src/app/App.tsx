import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIntl } from '../i18n/IntlProvider.tsx';
import { Router } from 'wouter';
import { GetAppButton } from '../features/download/GetAppButton.tsx';
import { useDeepLink } from '../features/download/deep-link.ts';
import { getAppVariant } from '../features/header/get-app-variant.ts';
import { Header } from '../features/header/Header.tsx';
import { MobileMenu } from '../features/header/MobileMenu.tsx';
import { LazyOfficialSiteBanner } from '../features/official-site/LazyOfficialSiteBanner.tsx';
import { LanguageSwitch } from '../features/language/LanguageSwitch.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import type { MessageId } from '../i18n/messages.ts';
import { plainText } from '../i18n/plain-text.ts';
import { NamespaceProvider } from '../i18n/NamespaceProvider.tsx';
import { renderSectionsWhenIdle } from '../browser/section-rendering.ts';
import { usePlatform } from '../browser/use-platform.ts';
import { DeferHydration, whenInteracted } from '../hydration/DeferHydration.tsx';
import { ROUTES } from '../navigation/routes.ts';
import { useHashPath, useNavigation } from '../navigation/use-navigation.ts';
import { OptionalBoundary } from '../hydration/OptionalBoundary.tsx';
import { HeroSection } from '../primitives/Layout.tsx';
import { VisuallyHidden } from '../primitives/Text.tsx';
import type { PrerenderedDocument } from './initial-route.ts';
import { documentLinks } from './document-paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { fetchPage, Footer, isPageLoaded, matchRoute } from './routes.ts';
import { createScrollRestoration } from '../navigation/scroll-restoration.ts';
import { LazyServiceWorker } from '../service-worker/client/LazyServiceWorker.tsx';

/** `prerendered` is the document to hydrate, or to replace on the client. */
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

const LOADING = <FormattedMessage id="common.loading" />;
/** The browser opens the language list and the menu even before they are hydrated (decision 0013). */
const LANGUAGE = (
  <DeferHydration>
    <LanguageSwitch />
  </DeferHydration>
);
const MENU = (
  <DeferHydration>
    <MobileMenu language={LANGUAGE} />
  </DeferHydration>
);
const FOOTER = (
  <OptionalBoundary>
    <DeferHydration>
      <Footer language={LANGUAGE} />
    </DeferHydration>
  </OptionalBoundary>
);

function Shell() {
  const { path: requestedPath } = useNavigation();
  const { path, failure } = useLoadedRoute(requestedPath);
  const [scrollRestoration] = useState(createScrollRestoration);
  const [mountedPath, setMountedPath] = useState<string>();
  const { page: Page, path: routePath, title, description, namespaces } = matchRoute(path);

  useLayoutEffect(() => scrollRestoration.start(), [scrollRestoration]);
  useLayoutEffect(() => scrollRestoration.restore(), [scrollRestoration, path]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // Ends the cloak of a document with another route or locale (before-paint.ts).
    delete dataset['cloak'];
    // No style rule may use it: the style of the whole page would be recalculated. Components have data-dehydrated.
    dataset['hydrated'] = '';
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    if (mountedPath !== undefined) void whenInteracted().then(() => renderSectionsWhenIdle(signal));
    return () => controller.abort();
  }, [mountedPath]);
  useFocusOnRouteChange(path);
  useDeepLink(path, mountedPath === path);

  return (
    <>
      <Header
        getAppButton={<HeaderGetApp path={requestedPath} />}
        language={LANGUAGE}
        menu={MENU}
      />
      {/* Outside the busy `main`, where screen readers stay silent. */}
      <VisuallyHidden role="status">{requestedPath !== path && LOADING}</VisuallyHidden>
      <main tabIndex={-1} aria-busy={requestedPath !== path} data-route={routePath}>
        <ErrorBoundary resetKey={path} reloadFallback={<PageFallback />}>
          {failure !== undefined && <Throw failure={failure} />}
          <Suspense fallback={<PageFallback />}>
            <NamespaceProvider namespaces={namespaces}>
              <DocumentMeta title={title} description={description} />
              <Page key={path} />
            </NamespaceProvider>
            <OnMount key={`${path} mounted`} run={() => setMountedPath(path)} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {FOOTER}
      <LazyOfficialSiteBanner />
      <LazyServiceWorker />
    </>
  );
}

/** The loaded route, or the error with which loading ended. */
type LoadedRoute = { path: string; failure?: unknown };

/**
 * The requested route once it is loaded; until then the previous route. Renders are never discarded,
 * because Chromium would keep the lazy images of a discarded render.
 */
function useLoadedRoute(requestedPath: string): LoadedRoute {
  const { locale } = useIntl();
  const [loadedRoute, setLoadedRoute] = useState<LoadedRoute>({ path: requestedPath });
  const isLoaded = isPageLoaded(requestedPath, locale);
  if (isLoaded && loadedRoute.path !== requestedPath) setLoadedRoute({ path: requestedPath });

  useEffect(() => {
    if (loadedRoute.path === requestedPath) return undefined;
    let isCurrent = true;
    const show = (failure?: unknown) =>
      isCurrent && setLoadedRoute({ path: requestedPath, failure });
    fetchPage(requestedPath, locale).then(() => show(), show);
    return () => {
      isCurrent = false;
    };
  }, [loadedRoute.path, requestedPath, locale]);

  return isLoaded ? { path: requestedPath } : loadedRoute;
}

function Throw({ failure }: { failure: unknown }): never {
  throw failure;
}

/** Requests the link immediately (HDR-9); on the download page only on iOS, as the page itself does (DL-4). */
function HeaderGetApp({ path }: { path: string }) {
  const platform = usePlatform();
  return (
    <GetAppButton
      id="header-download"
      $size="small"
      $variant={getAppVariant(path)}
      isFallback
      eager={path !== ROUTES.download || platform === 'ios'}
    />
  );
}

/** Not on the initial route, which the browser announces itself. */
function useFocusOnRouteChange(path: string) {
  const [initialPath] = useState(path);
  const hasNavigated = useRef(false);
  useEffect(() => {
    if (path !== initialPath) hasNavigated.current = true;
    if (hasNavigated.current) document.querySelector('main')?.focus({ preventScroll: true });
  }, [path, initialPath]);
}

/** Shares a Suspense boundary with the page, so that both mount in one commit. */
function OnMount({ run }: { run: () => void }) {
  const [runOnce] = useState(() => run);
  useEffect(runOnce, [runOnce]);
  return null;
}

function PageFallback() {
  return (
    <HeroSection data-surface="ink">
      <VisuallyHidden role="status">{LOADING}</VisuallyHidden>
    </HeroSection>
  );
}

/** Translated (I18N-3). */
function DocumentMeta({ title, description }: { title: MessageId; description: MessageId }) {
  const t = useTranslate();
  useEffect(() => {
    document.title = plainText(t(title));
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', plainText(t(description)));
  }, [t, title, description]);
  return null;
}
