/** Services for sharing an item, as plain links in the format that each service publishes. */
export interface ShareLink {
  place: string;
  href: string;
  mail: boolean;
}

export function shareLinks(address: string, name: string): ShareLink[] {
  const to = (base: string, parameters: Record<string, string>) =>
    `${base}?${new URLSearchParams(parameters).toString()}`;
  // Mail programs take + literally, so spaces are percent-encoded here.
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`;
  return [
    {
      place: 'Google Classroom',
      href: to('https://classroom.google.com/share', { url: address, title: name }),
      mail: false,
    },
    {
      place: 'Microsoft Teams',
      href: to('https://teams.microsoft.com/share', { href: address, msgText: name }),
      mail: false,
    },
    { place: 'E-mail', href: mail, mail: true },
  ];
}
