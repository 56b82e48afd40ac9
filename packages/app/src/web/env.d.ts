// Settings that are decided when the web interface is built.

interface ImportMetaEnv {
  /** Whether it is made for an app's web view, which has no buttons of its own. */
  readonly WEBVIEW_MODE: boolean;
}
