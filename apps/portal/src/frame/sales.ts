/** Where the sales team is reached: other cities, large spaces, many tours a month (spec §9). */
export const salesHref = 'mailto:vendas@ensaio.test?subject=Quero%20fotografar%20com%20o%20Ensaio'
