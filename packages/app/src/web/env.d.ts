// Settings fixed when the web interface is built.

interface ImportMetaEnv {
  /** Whether it is built for an app's web view, which has no navigation buttons of its own. */
  readonly WEBVIEW_MODE: boolean;
}
