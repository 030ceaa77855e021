/** What the months of the hosting are counted from. */
export const hostingHint = 'Contada a partir da entrega.'
