// Text for the properties of a PDF, which pdfkit writes twice: as it is, and unescaped into XML.

/**
 * A name may hold `<` and `&`. pdfkit puts properties into its XML by `toString`, and everywhere else by `valueOf`: so this text
 * gives itself escaped to the one and plain to the other.
 */
export class InfoText extends String {
  override toString(): string {
    const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
    return this.valueOf().replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  }
}
