// The media types that a client asks for by name.

/** Returns whether an `Accept` header has a media type by its name, and doesn't refuse it; wildcards don't count. */
export function asksForMediaType(header: string | undefined, mediaType: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', ...settings] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === mediaType && !settings.some((setting) => /^q=0(\.0*)?$/.test(setting));
  });
}
