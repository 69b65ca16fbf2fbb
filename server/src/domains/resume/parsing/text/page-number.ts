const pageNumber =
  /^(?:第\s*)?\d{1,2}(?:\s*页)?(?:\s*[/／,，]?\s*(?:共\s*)?\d{1,2}(?:\s*页)?)?$|^[-–—]\s*\d{1,2}\s*[-–—]$|^Page\s*\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?$/iu;

/** 第 2 页，共 3 页; 2 / 3; - 2 -; Page 2 of 3. */
export function isPageNumber(text: string): boolean {
  return pageNumber.test(text.trim());
}
