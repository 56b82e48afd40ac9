// Which Node the project's own tools need, and what to say when it is another one.

/**
 * Says what to do when a Node is too old for the tools; null when it will do.
 * @param {string} version for example `24.21.0`
 */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return null;
  return [
    `This project's tools need Node 22.19 or newer; they were started by Node ${version}.`,
    'On Linux (x64 and arm64, glibc) "npm ci" brings Node 24 along; it was not installed here:',
    '  - run "npm ci" again without --omit=optional (a failed download of it is silent), or',
    '  - on another system install Node 24 yourself (nvm install 24, or https://nodejs.org), then run the command again.',
    'The packages themselves run on Node 20 and newer.',
  ].join('\n');
}
